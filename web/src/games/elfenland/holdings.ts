// The same as in Elfengold, where there is gold besides.

export { holdings } from "../elfengold/holdings";
