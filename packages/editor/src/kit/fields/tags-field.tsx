import { isSameTag } from '@awning/site-model';
import { TagsInput, type TagsInputProps } from '@mantine/core';

interface TagsFieldProps extends Omit<TagsInputProps, 'value' | 'isDuplicate'> {
  readonly value: readonly string[];
}

/** Tags or categories. Two spellings of one tag are one tag (D-160). */
export function TagsField({ value, ...props }: TagsFieldProps) {
  return <TagsInput {...props} value={[...value]} isDuplicate={isDuplicate} />;
}

function isDuplicate(tag: string, others: readonly string[]): boolean {
  return others.some((other) => isSameTag(other, tag));
}
