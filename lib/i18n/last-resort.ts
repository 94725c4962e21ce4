/** The texts of the last resort, apart from the catalogues, because every page loads them. */
export const lastResort = {
  title: 'Sunucu erişim problemi! / The server cannot be reached!',
  home: 'Anasayfaya Git / Go to the home page',
};
