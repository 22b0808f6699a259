// A short notice that goes by itself.

const SHOWN_MS = 7000;

export class Briefly {
  private text = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  get notice(): { kind: "note"; text: string } | null {
    return this.text ? { kind: "note", text: this.text } : null;
  }

  say(text: string): void {
    this.hush();
    this.text = text;
    this.timer = setTimeout(() => this.hush(), SHOWN_MS);
  }

  hush(): void {
    clearTimeout(this.timer);
    this.text = "";
  }
}
