// Lines of charts.

export interface Spot {
  x: number;
  y: number;
}

/** The path of a line through spots, to a tenth of a pixel. */
export function pathOf(line: readonly Spot[]): string {
  return line.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
