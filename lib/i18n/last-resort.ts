/** The texts of the last error page. They are separate from the catalogues, because every page loads them. */
export const lastResort = {
  title: 'Sunucu erişim problemi! / The server cannot be reached!',
  home: 'Anasayfaya Git / Go to the home page',
};
