import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { hintFirst } from '../app/theme.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { languagesTexts } from './messages.ts';

interface RenameLanguageProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onRename: (name: string) => void;
}

export function RenameLanguage({ isOpen, name, isBusy, onClose, onRename }: RenameLanguageProps) {
  const words = useTexts(languagesTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.renameTitle(name)}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <RenameForm name={name} isBusy={isBusy} onClose={onClose} onRename={onRename} />
    </Modal>
  );
}

function RenameForm({ name, isBusy, onClose, onRename }: Omit<RenameLanguageProps, 'isOpen'>) {
  const words = useTexts(languagesTexts);
  const common = useTexts(commonTexts);
  const form = useForm({
    initialValues: { name },
    validate: { name: (typed) => (typed.trim() === '' ? words.nameMissing : null) },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => onRename(typed.name.trim()))}>
      <Stack>
        <TextInput
          label={words.nameLabel}
          description={words.nameHint}
          inputWrapperOrder={hintFirst}
          maxLength={100}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={isBusy}>
            {common.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
