import { Button } from '@mantine/core';
import { Icon } from '../kit/icon.tsx';
import { Page } from '../kit/page.tsx';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';

/** Takes the place of a screen that broke or could not be loaded, as after an update of the server; loading again mends the latter. */
export function FailedScreen() {
  const words = useTexts(commonTexts);
  return (
    <Page title={navigator.onLine ? words.somethingWentWrong : words.networkError}>
      <Button
        style={{ alignSelf: 'flex-start' }}
        leftSection={<Icon name="retry" size={18} />}
        onClick={() => window.location.reload()}
      >
        {words.tryAgain}
      </Button>
    </Page>
  );
}
