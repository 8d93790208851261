/**
 * The name that a review is offered to be signed with: the first name, and of the last name its first letter, because
 * everybody reads it.
 *
 * @example
 * reviewerName({ firstName: 'Ada', lastName: 'Lovelace' }) // => 'Ada L.'
 * reviewerName({ firstName: 'Ada' }) // => 'Ada'
 */
export function reviewerName({
  firstName = '',
  lastName = '',
}: {
  readonly firstName?: string;
  readonly lastName?: string;
}): string {
  const [initial] = lastName.trim();
  const last = initial === undefined ? '' : `${initial.toUpperCase()}.`;
  return [firstName.trim(), last].filter(Boolean).join(' ');
}
