// Which part of the map is seen: a scale and a shift of the drawing, kept within its frame.

import { FRAME, type Point } from "./layout";

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Camera = { scale: 1, x: 0, y: 0 };
const CLOSEST = 5;
/** From further away the names of towns cannot be read on a phone. */
const FURTHEST = 1.2;
/** So far from the edge a town is whole, with its name. */
const ROOM = 50;
/** So much sea may be seen around the map from near by: what lies at its edge can be moved out from under the buttons. */
export const SEA = 130;

/** Zoom by a factor so that a point of the drawing stays where it is seen. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(CLOSEST, Math.max(1, camera.scale * factor));
  const ratio = scale / camera.scale;
  return kept({ scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio });
}

/** Shift what is seen. */
export function shift(camera: Camera, by: Point): Camera {
  return kept({ ...camera, x: camera.x + by.x, y: camera.y + by.y });
}

/** Look at a point of the map from a given nearness. */
export function lookAt(point: Point, scale: number): Camera {
  const middle = { x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 };
  return kept({ scale, x: middle.x - point.x * scale, y: middle.y - point.y * scale }, 0);
}

/** Where a point of the map is drawn. */
export function seen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

/** Move as little as possible so that a point is well inside the frame. */
export function follow(camera: Camera, point: Point): Camera {
  const { x, y } = seen(camera, point);
  const margin = 90;
  const inside = (at: number, from: number, size: number) =>
    Math.max(from + margin - at, 0) + Math.min(from + size - margin - at, 0);
  return shift(camera, { x: inside(x, FRAME.x, FRAME.width), y: inside(y, FRAME.y, FRAME.height) });
}

/** Bring all these points into sight: move, and step back as far as needed while towns can still be read. */
export function showing(camera: Camera, points: readonly Point[]): Camera {
  if (points.every((point) => isInSight(camera, point))) return camera;
  const [left, right] = rangeOf(points.map(({ x }) => x));
  const [top, bottom] = rangeOf(points.map(({ y }) => y));
  const fits = (size: number, span: number) => (size - 2 * ROOM) / Math.max(1, span);
  const scale = Math.min(camera.scale, fits(FRAME.width, right - left), fits(FRAME.height, bottom - top));
  return scale < FURTHEST ? camera : lookAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale);
}

function isInSight(camera: Camera, point: Point): boolean {
  const { x, y } = seen(camera, point);
  const isBetween = (at: number, from: number, size: number) => at >= from + ROOM && at <= from + size - ROOM;
  return isBetween(x, FRAME.x, FRAME.width) && isBetween(y, FRAME.y, FRAME.height);
}

function rangeOf(numbers: readonly number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

function kept({ scale, x, y }: Camera, sea = SEA): Camera {
  const hold = (shift: number, from: number, size: number) =>
    Math.min(from * (1 - scale) + sea, Math.max((from + size) * (1 - scale) - sea, shift));
  // Zero, never minus zero.
  const at = { x: hold(x, FRAME.x, FRAME.width) || 0, y: hold(y, FRAME.y, FRAME.height) || 0 };
  return scale === 1 ? WHOLE : { scale, ...at };
}
