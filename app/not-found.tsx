/**
 * Pages render the not-found view themselves (`AbsentPage`). This file keeps Next's default out of every page's
 * payload.
 */
export default function NotFound() {
  return null;
}
