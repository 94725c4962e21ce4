import { useCallback, useRef, useState } from 'react';

import { bytesOf, type UploadRules } from '@/lib/forms/upload-rules';

import { type Upload, uploadFile } from './upload-file';

export type UploadState =
  | { kind: 'none' }
  | { kind: 'uploading'; name: string; percent: number }
  | { kind: 'done'; name: string; bytes: number }
  | { kind: 'failed'; name: string; code: string };

/** The reference of an uploaded file, none, or a failed upload. */
export type Settled = { kind: 'file'; reference: string } | { kind: 'none' } | { kind: 'failed' };

/** The file of a form, uploaded as soon as it is chosen. */
export function useUpload(rules: UploadRules) {
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const current = useRef<{ upload?: Upload; settled: Promise<Settled> }>(undefined);

  const choose = useCallback(
    (file: File) => {
      current.current?.upload?.cancel();
      const { name, size: bytes } = file;
      const tooLarge = bytes > bytesOf(rules.maxMegabytes) ? 'file_too_large' : undefined;
      const refused = bytes === 0 ? 'file_empty' : tooLarge;
      if (refused) {
        current.current = { settled: Promise.resolve({ kind: 'failed' }) };
        setState({ kind: 'failed', name, code: refused });
        return;
      }
      setState({ kind: 'uploading', name, percent: 0 });
      const upload = uploadFile(file, (percent) => {
        if (current.current === mine) setState({ kind: 'uploading', name, percent });
      });
      const settled = upload.done.then((result): Settled => {
        const isDone = 'reference' in result;
        if (current.current === mine) {
          setState(isDone ? { kind: 'done', name, bytes } : { kind: 'failed', name, code: result.code });
        }
        return isDone ? { kind: 'file', reference: result.reference } : { kind: 'failed' };
      });
      const mine = { upload, settled };
      current.current = mine;
    },
    [rules.maxMegabytes],
  );

  const reset = useCallback(() => {
    const { upload } = current.current ?? {};
    current.current = undefined;
    upload?.cancel();
    setState({ kind: 'none' });
  }, []);

  /** The backend no longer has the file. */
  const fail = useCallback((code: string) => {
    current.current = { settled: Promise.resolve({ kind: 'failed' }) };
    setState((state) => ({ kind: 'failed', name: 'name' in state ? state.name : '', code }));
  }, []);

  /** Waits for a running upload. */
  const settled = useCallback(async (): Promise<Settled> => {
    const awaited = current.current;
    const result = (await awaited?.settled) ?? { kind: 'none' };
    // Removed or replaced meanwhile.
    return current.current === awaited ? result : settledAgain();
    function settledAgain(): Promise<Settled> {
      return current.current?.settled ?? Promise.resolve({ kind: 'none' });
    }
  }, []);

  return { state, choose, reset, fail, settled };
}
