import { Kbd, Modal, Table } from '@mantine/core';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { keyTexts } from './key-texts.ts';

interface KeyListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All keys of the builder. */
export function KeyList({ isOpen, onClose }: KeyListProps) {
  const words = useTexts(keyTexts);
  const common = useTexts(commonTexts);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.title}
      // Where the focus was depends on what was pressed; the outline gets it.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Table aria-label={words.title}>
        <Table.Tbody>
          {words.keys.map(({ keys, does }) => (
            <Table.Tr key={does}>
              <Table.Th scope="row" fw={400}>
                {does}
              </Table.Th>
              <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
                {keys.map((key, index) => (
                  <span key={key}>
                    {index > 0 && ' + '}
                    <Kbd>{key}</Kbd>
                  </span>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
