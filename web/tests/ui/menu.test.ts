import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { menu } from "../../src/ui/menu";

describe("a menu", () => {
  let details: HTMLDetailsElement;
  let summary: HTMLElement;
  let forget: () => void;
  const at = (selector: string) => document.querySelector<HTMLElement>(selector)!;

  beforeEach(() => {
    document.body.innerHTML = `<details><summary tabindex="0">More</summary>
      <p>words</p><button id="choice">one</button><form><button id="send" type="button">send</button></form>
    </details><button id="elsewhere">else</button><p id="nothing">page</p>`;
    details = at("details") as HTMLDetailsElement;
    summary = at("summary");
    forget = menu(details);
    details.open = true;
  });

  afterEach(() => forget());

  it("stumble 16: closes on a choice, before the choice is heard, and gives the focus back", () => {
    let seen = "";
    at("#choice").onclick = () => {
      seen = `${details.open} ${document.activeElement === summary}`;
    };
    at("#choice").focus();
    at("#choice").click();
    expect(seen).toBe("false true");
  });

  it("stumble 16: stays open for words and for what is sent from a form in it", () => {
    at("p").click();
    at("#send").click();
    expect(details.open).toBe(true);
  });

  it("stumble 16: closes on Escape alone, which goes no further, and gives the focus back", () => {
    let heard = 0;
    document.body.addEventListener("keydown", () => {
      heard += 1;
    });
    at("#choice").focus();
    at("#choice").dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
    expect(details.open).toBe(true);
    at("#choice").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    expect([details.open, document.activeElement === summary, heard]).toEqual([false, true, 1]);
  });

  it("stumble 16: closes on a click elsewhere and leaves the focus to what was clicked", () => {
    at("#elsewhere").focus();
    details.open = true;
    at("#elsewhere").click();
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(at("#elsewhere"));
  });

  it("stumble 16: a click on nothing does not lose the focus", () => {
    at("#choice").focus();
    at("#nothing").click();
    expect([details.open, document.activeElement === summary]).toEqual([false, true]);
  });

  it("stumble 16: closes when the focus goes on", () => {
    at("#choice").focus();
    at("#elsewhere").focus();
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(at("#elsewhere"));
  });
});
