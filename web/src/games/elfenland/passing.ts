// The same as in Elfengold, where there are auctions besides.

export { passing } from "../elfengold/passing";
