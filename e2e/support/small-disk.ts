import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes, in memory, that a test fills up. Mounting needs root, on Linux. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @param folder an empty one; one of its own without it */
  static mount(megabytes: number, folder = mkdtempSync(path.join(os.tmpdir(), 'small-disk-'))): SmallDisk {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', folder]);
    return new SmallDisk(folder);
  }

  private get filler(): string {
    return path.join(this.folder, 'filler');
  }

  /** Takes every block that is left. */
  fill(): void {
    const file = openSync(this.filler, 'a');
    for (const bytes of [1024 * 1024, 4096]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
    closeSync(file);
  }

  makeRoom(): void {
    rmSync(this.filler);
  }

  makeReadOnly(): void {
    execFileSync('mount', ['-o', 'remount,ro', this.folder]);
  }

  unmount(): void {
    // What is still open there goes when its process ends.
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true });
  }
}
