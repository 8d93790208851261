interface AmountProps {
  readonly name: string;
  /** A smaller text below the name. */
  readonly detail?: string;
  readonly text: string;
  readonly kind?: 'total' | 'small' | 'invalid';
}

/** One row of an order's totals. */
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
