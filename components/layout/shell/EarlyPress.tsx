import { EarlyPressReplay } from './EarlyPress.client';

/**
 * Runs while the page is parsed. A submit button is left to the browser, which knows what to do with it, and so are
 * links and `summary`. The press goes no further, or React would answer it a second time when it happens to be there.
 */
const keep = `addEventListener("click",window.earlyPress=e=>{let b=e.target.closest("button[type=button]");if(b){e.stopImmediatePropagation();earlyPress.button=b}},true)`;

/** A press on a button whose script is still on its way is kept and done as soon as the script is there. */
export function EarlyPress() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: keep }} />
      <EarlyPressReplay />
    </>
  );
}
