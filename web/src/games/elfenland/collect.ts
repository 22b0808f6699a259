// The same as in Elfengold.

export { collects } from "../elfengold/collect";
