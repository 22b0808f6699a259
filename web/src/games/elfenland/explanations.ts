// The same as in Elfengold, where there is more to explain.

export { explain } from "../elfengold/explanations";
