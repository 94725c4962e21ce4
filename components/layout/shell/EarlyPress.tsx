import { EarlyPressReplay } from './EarlyPress.client';

/**
 * Runs while the page is parsed. Submit buttons, links and `summary` are left to the browser. The event is stopped, or
 * React would handle it a second time if it is already there.
 */
const keep = `addEventListener("click",window.earlyPress=e=>{let b=e.target.closest("button[type=button]");if(b){e.stopImmediatePropagation();earlyPress.button=b}},true)`;

/** Keeps a press on a button that is not hydrated yet, and repeats it after hydration. */
export function EarlyPress() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: keep }} />
      <EarlyPressReplay />
    </>
  );
}
