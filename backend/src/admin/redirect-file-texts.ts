/** The texts of `RedirectFile`, in the admin's languages. */
export const redirectFileTexts = {
  tr: {
    choose: 'CSV dosyasını içe aktar (from, to, permanent, note):',
    export: 'CSV olarak indir',
    failed: 'Dosya içe aktarılamadı. Bağlantınızı denetleyip yeniden deneyin.',
    done: (created: number, updated: number) => `${created} yönlendirme eklendi, ${updated} yönlendirme güncellendi.`,
    line: (line: number, message: string) => `${line}. satır: ${message}`,
  },
  en: {
    choose: 'Import a CSV file (from, to, permanent, note):',
    export: 'Download as CSV',
    failed: 'The file was not imported. Check your connection and try again.',
    done: (created: number, updated: number) => `${created} redirects added, ${updated} updated.`,
    line: (line: number, message: string) => `Line ${line}: ${message}`,
  },
};
