import { Box, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../kit/loaded.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { useTexts } from '../texts/texts.ts';
import { themeTexts } from './messages.ts';
import { findingsQuery } from './queries.ts';

/** What the check of a theme finds, errors first. */
export function Findings({ name, title }: { readonly name: string; readonly title: string }) {
  const words = useTexts(themeTexts);
  const check = useQuery(findingsQuery(name));
  return (
    <Box component="output" display="block" mt="sm">
      <Loaded query={check}>
        {({ findings, errors, warnings }) =>
          findings.length === 0 ? (
            <StatusBadge tone="good">{words.sound}</StatusBadge>
          ) : (
            <Stack gap="xs">
              <Group>
                <StatusBadge tone={errors > 0 ? 'bad' : 'open'}>{words.counts(errors, warnings)}</StatusBadge>
              </Group>
              <Stack
                component="ul"
                gap="xs"
                m={0}
                p={0}
                style={{ listStyle: 'none' }}
                aria-label={words.findings(title)}
              >
                {findings.map(({ level, file, line, fault }) => (
                  <li key={`${level} ${file} ${line} ${fault}`}>
                    <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                      {words.levels[level]}: {file}
                      {line === null ? '' : `:${line}`}
                    </Text>
                    <Text size="sm" lang="en" style={{ overflowWrap: 'anywhere' }}>
                      {fault}
                    </Text>
                  </li>
                ))}
              </Stack>
              {errors + warnings > findings.length && (
                <Text size="sm" c="var(--awning-quiet)">
                  {words.moreFindings(errors + warnings - findings.length)}
                </Text>
              )}
            </Stack>
          )
        }
      </Loaded>
    </Box>
  );
}
