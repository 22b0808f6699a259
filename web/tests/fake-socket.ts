// A socket without a network: the test says when it opens, speaks and breaks.

export class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => {};
  onmessage: ((event: { data: string }) => void) | null = () => {};
  onclose: ((event: { code: number }) => void) | null = () => {};

  constructor(readonly url: string) {}

  send(text: string) {
    this.sent.push(text);
  }

  close() {
    this.readyState = 3;
  }

  accept() {
    this.readyState = 1;
    this.onopen();
  }

  drop(code: number) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
