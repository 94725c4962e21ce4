import { useCallback, useRef, useState } from 'react';

import { solveCaptcha, type SolvedCaptcha } from './solve-captcha';

export type CaptchaState = 'idle' | 'working' | 'done' | 'failed';

/** A solution that expires within this time may expire before it arrives. */
const marginMs = 30_000;

/** The proof of work of a form: started early, used when the form is sent, valid once. */
export function useCaptcha() {
  const [state, setState] = useState<CaptchaState>('idle');
  const running = useRef<Promise<SolvedCaptcha | undefined>>(undefined);

  const start = useCallback(() => {
    if (running.current) return running.current;
    setState('working');
    const run: Promise<SolvedCaptcha | undefined> = solveCaptcha().then(
      (solved) => {
        if (running.current === run) setState('done');
        return solved;
      },
      () => {
        if (running.current === run) {
          running.current = undefined;
          setState('failed');
        }
        return undefined;
      },
    );
    running.current = run;
    return run;
  }, []);

  const reset = useCallback(() => {
    running.current = undefined;
    setState('idle');
  }, []);

  /** A valid payload, or undefined if there is none. */
  const solution = useCallback(async () => {
    const solved = await start();
    if (!solved || solved.expiresAt - marginMs > Date.now()) return solved?.payload;
    reset();
    return (await start())?.payload;
  }, [reset, start]);

  return { state, start, solution, reset };
}
