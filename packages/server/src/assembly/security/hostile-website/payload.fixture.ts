/**
 * Payloads by the position in which they work. Active markup has an attribute `made` and an injected header is called
 * `X-Made`, so that a parser finds them; code calls `ran`, so that a browser does.
 */
export const payloads: Readonly<Record<string, (mark: string) => string>> = {
  // A slash separates attributes as a blank does, and is allowed in email addresses.
  element: (mark) => `<img/src="${mark}"/onerror="${call(mark)}"/made>`,
  'double quotes': (mark) => `"/onfocus="${call(mark)}"/autofocus/made="`,
  'single quotes': (mark) => `'/onfocus='${call(mark)}'/autofocus/made='`,
  'no quotes': (mark) => ` onfocus=${call(mark)} autofocus made=${mark} `,
  script: (mark) => `</script><script/made="${mark}">${call(mark)}</script>`,
  'script text': (mark) => `\\";${call(mark)};\\';${call(mark)};//\u2028${call(mark)}//`,
  style: (mark) => `}*{background:url(//evil.test/${mark})}</style><b/made="${mark}">`,
  comment: (mark) => `--!>--><b/made="${mark}">`,
  'raw text': (mark) => `</title></textarea></noscript></template></select>]]><b/made="${mark}">`,
  entities: (mark) => `&lt;img/src="${mark}"/onerror="${call(mark)}"/made&gt;`,
  template: (mark) => `${mark}{.space}made{@|json}{.section ${mark}}`,
  line: (mark) => `\r\nX-Made: ${mark}\r\n\r\n<b/made="${mark}">`,
  cell: (mark) => `",=${mark}";=${mark}\t=${mark}\n=${mark}`,
};

/** Beginnings of texts, which decide how addresses and spreadsheet cells are read. */
export const leads: Readonly<Record<string, (mark: string) => string>> = {
  'an address that runs': (mark) => `javascript:${call(mark)}//`,
  'an address that runs, in disguise': (mark) => `\u0001 JaVa\tScRiPt:${call(mark)}//`,
  'an address that is a page': (mark) => `data:text/html,<script>${call(mark)}</script>`,
  'another host': (mark) => `//evil.test/${mark}?`,
  'a formula': () => '=',
  'a formula behind a tab': () => '\t=',
  'a formula with plus': () => '+',
  'a formula with minus': () => '-',
  'a formula with at': () => '@',
};

export interface TextLimits {
  readonly maxLength?: number | undefined;
  /** Characters to avoid; payloads that contain one are left out. */
  readonly without?: RegExp | undefined;
}

/** A text with the marker and as many payloads as fit, beginning with number `first`, so that short texts get different ones. */
export function hostileText(
  mark: string,
  lead: keyof typeof leads,
  { maxLength = Number.POSITIVE_INFINITY, without }: TextLimits = {},
  first = 0,
): string {
  const all = Object.values(payloads);
  const inTurn = [...all.slice(first % all.length), ...all.slice(0, first % all.length)];
  const parts = [leads[lead]!, (own: string) => own, ...inTurn].map((part) => part(mark));
  return parts.reduce((text, part) => {
    // Where slashes are not allowed, blanks may be.
    const taken = [part, part.replaceAll('/', ' ')].find((written) => without?.test(written) !== true) ?? '';
    return text.length + taken.length > maxLength ? text : text + taken;
  }, '');
}

/** A call without quotes and parentheses, so that it survives in any position. */
function call(mark: string): string {
  return `ran\`${mark}\``;
}
