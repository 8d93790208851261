import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';

interface AddressFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What `getInputProps` of the form returns for it. */
  readonly input: GetInputPropsReturnType;
  readonly onType: (slug: string) => void;
}

/** The last part of the web address of a page or a product. */
export function AddressField({ label, hint, input, onType }: AddressFieldProps) {
  return (
    <TextInput
      {...input}
      label={label}
      description={hint}
      required
      maxLength={200}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  );
}
