// House rules in words: a title for each option and a word for each value. What they mean is told by the rule book.

export interface OptionWords {
  titles: Record<string, string>;
  values: Record<string, string>;
  seat: (number: number) => string;
  rounds: (count: number) => string;
}
