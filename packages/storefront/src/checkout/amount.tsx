interface AmountProps {
  readonly name: string;
  /** Said under the name, smaller. */
  readonly detail?: string;
  readonly text: string;
  readonly kind?: 'total' | 'small' | 'invalid';
}

/** One line of what an order adds up to. */
export function Amount({ name, detail, text, kind }: AmountProps) {
  return (
    <div className={kind === undefined ? 'amount' : `amount amount--${kind}`}>
      <dt>
        {name}
        {detail === undefined ? null : <small className="amount-detail">{detail}</small>}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
