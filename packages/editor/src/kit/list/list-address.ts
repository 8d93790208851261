/** What a list can be narrowed to or ordered by, each name with the values it may have, or with the test of a value such as a day. */
export type ListChoices = Readonly<Record<string, readonly string[] | ((value: string) => boolean)>>;

/** What the address asks of a list: the choices that are made, and a search. */
export type Asked<Choices extends ListChoices> = {
  readonly [Name in keyof Choices]?: Choices[Name] extends readonly (infer Value)[] ? Value : string;
} & { readonly search?: string };

/** Reads the address of a list. A value that nobody offers is left out, so that an old link still shows the list. */
export function readAsked<Choices extends ListChoices>(
  address: Readonly<Record<string, unknown>>,
  choices: Choices,
): Asked<Choices> {
  const made = Object.entries(choices).filter(([name, values]) => isOneOf(values, address[name]));
  const search = typeof address['search'] === 'string' ? address['search'].trim() : '';
  const found: Record<string, unknown> = Object.fromEntries(made.map(([name]) => [name, address[name]]));
  return (search === '' ? found : { ...found, search }) as Asked<Choices>;
}

/** The address with one value changed; an empty one is left out, so that equal questions have equal addresses. */
export function withAsked(
  address: Readonly<Record<string, unknown>>,
  name: string,
  value: string | undefined,
): Readonly<Record<string, unknown>> {
  const { [name]: _former, ...others } = address;
  return value === undefined || value === '' ? others : { ...others, [name]: value };
}

/** Whether fewer than all rows are asked for; the order does not count. */
export function isNarrowed(asked: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(asked).some((name) => name !== 'sort');
}

function isOneOf(values: ListChoices[string], value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return typeof values === 'function' ? values(value) : values.includes(value);
}
