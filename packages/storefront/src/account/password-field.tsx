import { TextField } from '../checkout/field.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly isNew?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** Password managers decide by `autocomplete` whether to fill in or to generate a password. */
export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  return <TextField {...field} type="password" autoComplete={isNew ? 'new-password' : 'current-password'} />;
}
