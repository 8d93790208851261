import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../kit/loaded.tsx';
import { Page } from '../kit/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { securityTexts } from './messages.ts';
import { PasskeysCard } from './passkeys-card.tsx';
import { secondFactorQuery } from './queries.ts';
import { RecoveryCodesCard } from './recovery-codes-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

export function SecurityScreen() {
  const words = useTexts(securityTexts);
  const secondFactor = useQuery(secondFactorQuery);
  return (
    <Page title={words.title} lead={words.lead}>
      <Stack gap="lg" maw={760}>
        <Loaded query={secondFactor}>
          {(factor) => (
            <>
              <SecondFactorCard factor={factor} />
              <PasskeysCard passkeys={factor.passkeys} />
              {(factor.codeAppSince !== null || factor.passkeys.length > 0) && (
                <RecoveryCodesCard left={factor.recoveryCodesLeft} />
              )}
            </>
          )}
        </Loaded>
        <SessionsCard />
      </Stack>
    </Page>
  );
}
