import { Drawer, Stack, Text } from '@mantine/core';
import { Empty } from '../kit/empty.tsx';
import { usePagedRows } from '../kit/list/use-paged-rows.ts';
import { Loaded } from '../kit/loaded.tsx';
import { More, Record, Records } from '../kit/records.tsx';
import { commonTexts } from '../texts/common.ts';
import { useFormat } from '../texts/format.ts';
import { useTexts } from '../texts/texts.ts';
import { groupName } from './group.ts';
import { restockTexts } from './messages.ts';
import { type RestockGroup, type RestockSignUp, signUpsQuery } from './queries.ts';

interface SignUpsProps {
  readonly group: RestockGroup;
  readonly onClose: () => void;
}

/** Who waits for a variant or was told, in the order in which they are told. */
export function SignUps({ group, onClose }: SignUpsProps) {
  const words = useTexts(restockTexts);
  const common = useTexts(commonTexts);
  const signUps = usePagedRows(signUpsQuery(group));
  const title = words.peopleOf(groupName(group));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={title}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <Stack gap="lg">
        <Loaded query={signUps}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty title={words.nobody}>{words.nobodyText}</Empty>
            ) : (
              <Records label={title}>
                {rows.map((signUp) => (
                  <SignUp key={signUp.id} signUp={signUp} />
                ))}
              </Records>
            )
          }
        </Loaded>
        <More query={signUps} />
      </Stack>
    </Drawer>
  );
}

function SignUp({ signUp }: { readonly signUp: RestockSignUp }) {
  const words = useTexts(restockTexts);
  const format = useFormat();
  const { siteVisitorEmail, isJoinMailingList, createdOn, notifiedOn } = signUp;
  const state = notifiedOn === null ? words.waitsSince(format.day(createdOn)) : words.told(format.day(notifiedOn));
  return (
    <Record>
      <div>
        <Text>{siteVisitorEmail}</Text>
        <Text size="sm" c="var(--awning-quiet)">
          {[state, isJoinMailingList ? words.joinsList : ''].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Record>
  );
}
