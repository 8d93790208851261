export interface DoorValues {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export type DoorField = keyof DoorValues;

interface Words {
  readonly required: string;
  readonly emailInvalid: string;
  readonly passwordTooShort: string;
}

const MIN_PASSWORD_LENGTH = 10;

/** What can be seen without asking the server, which checks everything again. */
export function checkDoor(
  values: DoorValues,
  fields: readonly DoorField[],
  isNewPassword: boolean,
  words: Words,
): Partial<Record<DoorField, string>> {
  const missing = fields
    .filter((field) => values[field].trim() === '')
    .map((field) => [field, words.required] as const);
  return {
    ...(fields.includes('email') && !/^\S+@\S+\.\S+$/.test(values.email.trim()) ? { email: words.emailInvalid } : {}),
    ...(isNewPassword && Array.from(values.password).length < MIN_PASSWORD_LENGTH
      ? { password: words.passwordTooShort }
      : {}),
    ...Object.fromEntries(missing),
  };
}
