import type { ReferenceCategory } from './categories';

interface ReferenceLogo {
  img: string;
  text: string;
  type: Exclude<ReferenceCategory['key'], 'baraj'>;
}

/** The reference logos, a constant of the site. The dam category has none. */
export const referenceLogos: readonly ReferenceLogo[] = [
  { img: '/logos/metro-altinbesik.svg', text: 'Altınbeşik Hafif Raylı Sistem', type: 'metro' },
  { img: '/logos/metro-bogazhat.svg', text: 'Boğazhat Raylı Sistemler', type: 'metro' },
  { img: '/logos/metro-demiragac.svg', text: 'Demirağaç Metro Yapı', type: 'metro' },
  { img: '/logos/metro-karamik.svg', text: 'Karamık Metro İşletmesi', type: 'metro' },
  { img: '/logos/metro-kuzeyhat.svg', text: 'Kuzeyhat Metro Tünelleri', type: 'metro' },
  { img: '/logos/metro-sarnic.svg', text: 'Sarnıç Raylı Ulaşım', type: 'metro' },
  { img: '/logos/metro-tunelbasi.svg', text: 'Tünelbaşı Ortak Girişimi', type: 'metro' },
  { img: '/logos/metro-yedihat.svg', text: 'Yedihat Ulaşım', type: 'metro' },
  { img: '/logos/karayolu-demiryolu-akviyaduk.svg', text: 'Akviyadük Altyapı', type: 'karayolu_demiryolu' },
  { img: '/logos/karayolu-demiryolu-bozyayla.svg', text: 'Bozyayla Yol İdaresi', type: 'karayolu_demiryolu' },
  { img: '/logos/karayolu-demiryolu-ciftmakas.svg', text: 'Çiftmakas', type: 'karayolu_demiryolu' },
  { img: '/logos/karayolu-demiryolu-demirkervan.svg', text: 'Demirkervan', type: 'karayolu_demiryolu' },
  { img: '/logos/karayolu-demiryolu-gecitalan.svg', text: 'Geçitalan Yol Yapı', type: 'karayolu_demiryolu' },
  { img: '/logos/karayolu-demiryolu-rayova.svg', text: 'Rayova Demiryolu', type: 'karayolu_demiryolu' },
  { img: '/logos/karayolu-demiryolu-sirtyolu.svg', text: 'Sırtyolu İnşaat Ve Altyapı', type: 'karayolu_demiryolu' },
  { img: '/logos/karayolu-demiryolu-toroskapi.svg', text: 'Toroskapı Otoyolu', type: 'karayolu_demiryolu' },
  { img: '/logos/otel-avm-konut-ardictepe.svg', text: 'Ardıçtepe Konut Projesi', type: 'otel_avm_konut' },
  { img: '/logos/otel-avm-konut-kumsalya.svg', text: 'Kumsalya Resort', type: 'otel_avm_konut' },
  { img: '/logos/otel-avm-konut-lidyakoy.svg', text: 'Lidyakoy Otelleri', type: 'otel_avm_konut' },
  { img: '/logos/otel-avm-konut-meydanova.svg', text: 'Meydanova Alışveriş Merkezi', type: 'otel_avm_konut' },
  { img: '/logos/otel-avm-konut-narlibahce.svg', text: 'Narlıbahçe Konutları', type: 'otel_avm_konut' },
  { img: '/logos/otel-avm-konut-pervaz.svg', text: 'Pervaz Çarşı', type: 'otel_avm_konut' },
  { img: '/logos/otel-avm-konut-yelkenada.svg', text: 'Yelkenada Yaşam', type: 'otel_avm_konut' },
  { img: '/logos/otel-avm-konut-zeytinsir.svg', text: 'Zeytinsır Otel', type: 'otel_avm_konut' },
  { img: '/logos/endustri-ambarova.svg', text: 'Ambarova Silo Sistemleri', type: 'endustri' },
  { img: '/logos/endustri-camsera.svg', text: 'Camsera Cam Sanayi', type: 'endustri' },
  { img: '/logos/endustri-dokumhan.svg', text: 'Dökümhan Metal Döküm', type: 'endustri' },
  { img: '/logos/endustri-ferroda.svg', text: 'Ferroda Çelik Sanayi', type: 'endustri' },
  { img: '/logos/endustri-kizildamla.svg', text: 'Kızıldamla', type: 'endustri' },
  { img: '/logos/endustri-ruzgarlik.svg', text: 'Rüzgarlık Enerji', type: 'endustri' },
  { img: '/logos/endustri-volkanit.svg', text: 'Volkanit Çimento', type: 'endustri' },
];
