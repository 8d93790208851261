import { Button, Text } from '@mantine/core';
import { Icon } from '../kit/icon.tsx';
import { NewVersionError } from '../kit/load-code.ts';
import { Page } from '../kit/page.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';

/** Takes the place of a screen that broke or could not be loaded. What was being written has been asked about when its screen was left. */
export function FailedScreen({ error }: { readonly error: unknown }) {
  const words = useTexts(commonTexts);
  const isOutdated = error instanceof NewVersionError;
  const broken = navigator.onLine ? words.somethingWentWrong : words.networkError;
  return (
    <Page title={isOutdated ? words.newVersion : broken}>
      {isOutdated && <Text>{words.newVersionText}</Text>}
      <Button
        style={{ alignSelf: 'flex-start' }}
        leftSection={<Icon name="retry" size={18} />}
        onClick={() => window.location.reload()}
      >
        {isOutdated ? words.reload : words.tryAgain}
      </Button>
    </Page>
  );
}
