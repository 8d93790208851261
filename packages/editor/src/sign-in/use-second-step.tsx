import { type ReactElement, useState } from 'react';
import { type SecondStep, SecondStepPage } from './second-step-page.tsx';

interface SecondStepState {
  /** Takes the place of the page, once the second step is asked for. */
  readonly page: ReactElement | undefined;
  readonly ask: (step: SecondStep) => void;
}

/** The second step of every page that signs somebody in. */
export function useSecondStep(onEntered: () => void, onLeave: () => void = () => undefined): SecondStepState {
  const [step, setStep] = useState<SecondStep>();
  function leave() {
    setStep(undefined);
    onLeave();
  }
  return {
    page: step && <SecondStepPage step={step} onEntered={onEntered} onLeave={leave} />,
    ask: setStep,
  };
}
