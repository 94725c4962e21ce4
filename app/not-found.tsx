/** Pages show the not-found view themselves (`AbsentPage`); this keeps Next's default out of every page's payload. */
export default function NotFound() {
  return null;
}
