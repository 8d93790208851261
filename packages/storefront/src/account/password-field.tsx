import { TextField } from '../checkout/field.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly isNew?: boolean;
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** Managers of passwords tell by `autocomplete` whether to fill in one or to make one. */
export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  return <TextField {...field} type="password" autoComplete={isNew ? 'new-password' : 'current-password'} />;
}
