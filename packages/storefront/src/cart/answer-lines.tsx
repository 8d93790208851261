/** A question of the product's form and its answer. */
export interface AnswerLine {
  readonly title: string;
  readonly text: string;
}

/** The buyer's answers to the questions of a product. */
export function AnswerLines({ answers }: { readonly answers: readonly AnswerLine[] }) {
  return answers.map(({ title, text }, position) => (
    // Two questions may have the same title; their order never changes.
    <small key={`${position} ${title}`} className="line-answer">
      {title}: {text}
    </small>
  ));
}
