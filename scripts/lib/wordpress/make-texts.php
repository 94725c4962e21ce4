<?php
/** The pages, posts, files and menus. Read by `make-content.php`. */

$pictures = [];
foreach (range(1, 18) as $number) {
  $title = $subjects[$number % 12] . ' şantiyesi';
  $pictures[] = picture($number, $title, $number % 4 ? "$title, vinç ve ekip" : '');
}
$pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n";
$places_in_pdf = array_map(fn($n) => sprintf("%010d 00000 n \n", strpos($pdf, "$n 0 obj")), [1, 2, 3]);
$xref = strlen($pdf);
$pdf .= "xref\n0 4\n0000000000 65535 f \n" . implode('', $places_in_pdf) . "trailer<</Size 4/Root 1 0 R>>\nstartxref\n$xref\n%%EOF\n";
$catalogue = upload('katalog.pdf', $pdf, 'Katalog 2022');
$film = upload('tanitim.mp4', "\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41\0\0\0\x08mdat", 'Tanıtım filmi');

function paragraph(string $inside): string { return "<!-- wp:paragraph -->\n<p>$inside</p>\n<!-- /wp:paragraph -->\n\n"; }
function heading(string $text, int $level = 2): string {
  $attributes = $level === 2 ? '' : " {\"level\":$level}";
  return "<!-- wp:heading$attributes -->\n<h$level class=\"wp-block-heading\">$text</h$level>\n<!-- /wp:heading -->\n\n";
}
function image(int $id, string $caption = '', string $size = 'large'): string {
  $src = wp_get_attachment_image_url($id, $size);
  $alt = esc_attr(get_post_meta($id, '_wp_attachment_image_alt', true));
  $below = $caption ? "<figcaption class=\"wp-element-caption\">$caption</figcaption>" : '';
  return "<!-- wp:image {\"id\":$id,\"sizeSlug\":\"$size\",\"linkDestination\":\"none\"} -->\n<figure class=\"wp-block-image size-$size\"><img src=\"$src\" alt=\"$alt\" class=\"wp-image-$id\"/>$below</figure>\n<!-- /wp:image -->\n\n";
}
function gallery(array $ids): string {
  return "<!-- wp:gallery {\"linkTo\":\"none\"} -->\n<figure class=\"wp-block-gallery has-nested-images columns-default is-cropped\">"
    . implode('', array_map(fn($id) => image($id, "Fotoğraf $id"), $ids)) . "</figure>\n<!-- /wp:gallery -->\n\n";
}
function bullets(array $lines): string {
  $items = implode('', array_map(fn($line) => "<!-- wp:list-item -->\n<li>$line</li>\n<!-- /wp:list-item -->\n\n", $lines));
  return "<!-- wp:list -->\n<ul>$items</ul>\n<!-- /wp:list -->\n\n";
}
function embed(string $url): string {
  return "<!-- wp:embed {\"url\":\"$url\",\"type\":\"video\",\"providerNameSlug\":\"youtube\",\"responsive\":true} -->\n<figure class=\"wp-block-embed is-type-video is-provider-youtube\"><div class=\"wp-block-embed__wrapper\">\n$url\n</div></figure>\n<!-- /wp:embed -->\n\n";
}
function button(string $url, string $label): string {
  return "<!-- wp:buttons -->\n<div class=\"wp-block-buttons\"><!-- wp:button -->\n<div class=\"wp-block-button\"><a class=\"wp-block-button__link wp-element-button\" href=\"$url\">$label</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->\n\n";
}
function link_to(int $id, string $label): string { return '<a href="' . get_permalink($id) . "\">$label</a>"; }
/** The table, quotation, columns and other blocks of one page. */
function rich(array $pictures, int $at, string $subject): string {
  $src = wp_get_attachment_image_url($pictures[$at % 18], 'large');
  $id = $pictures[$at % 18];
  return "<!-- wp:table -->\n<figure class=\"wp-block-table\"><table><thead><tr><th>Yöntem</th><th>Çap</th></tr></thead><tbody><tr><td>$subject</td><td>65&nbsp;cm</td></tr><tr><td>Diğer</td><td>80 cm</td></tr></tbody></table><figcaption class=\"wp-element-caption\">Çizelge 1</figcaption></figure>\n<!-- /wp:table -->\n\n"
    . "<!-- wp:quote -->\n<blockquote class=\"wp-block-quote\"><!-- wp:paragraph -->\n<p>“Zamanında ve kusursuz.”</p>\n<!-- /wp:paragraph --><cite>Ayşe Öz</cite></blockquote>\n<!-- /wp:quote -->\n\n"
    . "<!-- wp:columns -->\n<div class=\"wp-block-columns\"><!-- wp:column -->\n<div class=\"wp-block-column\">" . paragraph("Sol sütun: $subject.") . "</div>\n<!-- /wp:column -->\n\n<!-- wp:column -->\n<div class=\"wp-block-column\">" . image($id, '', 'medium') . "</div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->\n\n"
    . "<!-- wp:media-text {\"mediaId\":$id,\"mediaType\":\"image\"} -->\n<div class=\"wp-block-media-text is-stacked-on-mobile\"><figure class=\"wp-block-media-text__media\"><img src=\"$src\" alt=\"\" class=\"wp-image-$id size-full\"/></figure><div class=\"wp-block-media-text__content\">" . paragraph("$subject makinesi.") . "</div></div>\n<!-- /wp:media-text -->\n\n"
    . "<!-- wp:cover {\"url\":\"$src\",\"id\":$id} -->\n<div class=\"wp-block-cover\"><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim\"></span><img class=\"wp-block-cover__image-background wp-image-$id\" alt=\"\" src=\"$src\" data-object-fit=\"cover\"/><div class=\"wp-block-cover__inner-container\">" . paragraph('<strong>Kapak yazısı</strong>') . "</div></div>\n<!-- /wp:cover -->\n\n"
    . "<!-- wp:separator -->\n<hr class=\"wp-block-separator has-alpha-channel-opacity\"/>\n<!-- /wp:separator -->\n\n";
}

$lorem = fn(int $n) => "Zemin etüdü $n. haftada tamamlandı; <em>taşıma gücü</em> hesaplandı ve <strong>rapor</strong> idareye sunuldu.";
$reused = text('wp_block', 'Arayın', paragraph('Teklif için <a href="tel:+903120000000">bizi arayın</a>.'));

$home = text('page', 'Ana Sayfa', heading('Hoş geldiniz') . paragraph($lorem(1)) . gallery(array_slice($pictures, 0, 3)));
$services = text('page', 'Hizmetlerimiz', paragraph('Aşağıdaki işleri yapıyoruz.') . bullets($subjects), ['menu_order' => 1]);
$pages = [];
foreach ($subjects as $at => $subject) {
  $content = paragraph($lorem($at) . ' Ana sayfa: ' . link_to($services, 'hizmetler') . '.') . heading("$subject nedir?")
    . paragraph("$subject için <a href=\"?page_id=$services\">kısa adres</a> ve <a href=\"/hizmetlerimiz/\">köke göre adres</a>.")
    . image($pictures[$at], "$subject uygulaması") . rich($pictures, $at, $subject) . heading('Sık sorulanlar', 3)
    . bullets(["Süre: $at gün", 'Garanti: 10 yıl']) . "<!-- wp:block {\"ref\":$reused} /-->\n\n";
  $pages[] = $id = text('page', $subject, $content, ['post_parent' => $services, 'menu_order' => $at]);
  set_post_thumbnail($id, $pictures[$at]);
  foreach (['Ekipman & kalite', 'Örnek işler'] as $below) {
    $pages[] = text('page', "$subject: $below", paragraph($lorem($at) . ' ' . link_to($id, $subject)) . gallery([$pictures[$at], $pictures[$at + 1], $pictures[$at + 2]])
      . button(get_permalink($id), 'Yönteme dön'), ['post_parent' => $id]);
  }
}
text('page', 'Katalog', "<!-- wp:file {\"id\":$catalogue} -->\n<div class=\"wp-block-file\"><a href=\"" . wp_get_attachment_url($catalogue) . '">Katalog 2022</a><a href="' . wp_get_attachment_url($catalogue) . "\" class=\"wp-block-file__button wp-element-button\" download>İndir</a></div>\n<!-- /wp:file -->\n\n" . "<!-- wp:video {\"id\":$film} -->\n<figure class=\"wp-block-video\"><video controls src=\"" . wp_get_attachment_url($film) . "\"></video></figure>\n<!-- /wp:video -->\n\n" . embed('https://www.youtube.com/watch?v=aqz-KE-bpKQ'));
text('page', 'Hakkımızda', paragraph('1987’den beri. ' . link_to($pages[0], 'Fore kazık')) . '<!-- wp:shortcode -->[contact-form-7 id="5" title="İletişim"]<!-- /wp:shortcode -->', ['post_name' => 'about']);
text('page', 'İletişim', paragraph('Adres: <a href="https://maps.example/?q=1&z=2">harita</a>, <a href="mailto:bilgi@eski.example">e-posta</a>.') . "<!-- wp:latest-posts /-->", ['post_name' => 'contact']);
text('page', 'Gizli taslak', paragraph('Henüz bitmedi.'), ['post_status' => 'draft']);
text('page', 'Parolalı', paragraph('Bayiler için.'), ['post_password' => 'bayi']);
$blog = text('page', 'Haberler', '');
$parent = text('page', 'Galeri', '[gallery]');
foreach (array_slice($pictures, 12, 4) as $id) wp_update_post(['ID' => $id, 'post_parent' => $parent]);

$groups = array_map(fn($name) => wp_create_category($name), ['Duyurular', 'Projeler', 'Basın & Medya']);
$posts = [];
foreach (range(1, 36) as $number) {
  $place = $places[$number % 10];
  $subject = $subjects[$number % 12];
  $picture = $pictures[$number % 18];
  $content = match ($number % 4) {
    0 => paragraph($lorem($number)) . image($picture, "$place görünümü", 'medium') . "<!-- wp:more -->\n<!--more-->\n<!-- /wp:more -->\n\n" . paragraph('Ayrıntı: ' . link_to($pages[$number % 36], $subject)),
    1 => $lorem($number) . "\nİkinci satır.\n\n[caption id=\"attachment_$picture\" align=\"aligncenter\" width=\"300\"]" . wp_get_attachment_image($picture, 'medium') . " $place şantiyesi[/caption]\n\nBakınız: " . link_to($pages[$number % 36], $subject) . "\n\n<blockquote>Alıntı</blockquote>\n\n[gallery ids=\"$picture,{$pictures[($number + 3) % 18]}\" columns=\"2\"]",
    2 => paragraph($lorem($number)) . heading($subject) . gallery([$picture, $pictures[($number + 1) % 18]]) . paragraph('Önceki: ' . ($posts ? link_to(end($posts), 'haber') : 'yok')),
    3 => "<p style=\"text-align: center\">" . $lorem($number) . "</p>\n\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n\n<h3>$subject</h3>\n<ol>\n \t<li>Kazı</li>\n \t<li>Beton<ul><li>C30</li></ul></li>\n</ol>\n<img class=\"alignleft size-full wp-image-$picture\" src=\"" . wp_get_attachment_url($picture) . "\" alt=\"\" /> Yanındaki yazı. <a href=\"" . wp_get_attachment_url($picture) . "\">Büyük hâli</a>",
  };
  $day = sprintf('20%02d-%02d-%02d 09:30:00', 15 + intdiv($number, 5), 1 + $number % 12, 1 + $number % 27);
  $posts[] = $id = text('post', "{$place}’da $subject işi tamamlandı", $content, ['post_date' => $day, 'post_category' => [$groups[$number % 3]],
    'tags_input' => [$place, $subject], 'post_excerpt' => $number % 2 ? "$place projesinin özeti." : '']);
  if ($number % 3 === 0) set_post_thumbnail($id, $picture);
}
// An editor has changed two addresses, as WordPress remembers, and thrown away a post.
wp_update_post(['ID' => $posts[0], 'post_name' => 'yeni-adres']);
wp_update_post(['ID' => $pages[0], 'post_name' => 'fore-kazik-isleri']);
wp_trash_post($posts[35]);
wp_insert_comment(['comment_post_ID' => $posts[1], 'comment_content' => 'Elinize sağlık', 'comment_author' => 'Veli', 'comment_approved' => 1]);

$menu = wp_create_nav_menu('Ana Menü');
$add = fn(array $item, int $below = 0) => wp_update_nav_menu_item($menu, 0, $item + ['menu-item-status' => 'publish', 'menu-item-parent-id' => $below]);
$of = fn(int $id) => ['menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $id];
$add($of($home));
$top = $add($of($services));
foreach (range(0, 9, 3) as $at) {
  $below = $add($of($pages[$at]), $top);
  $add($of($pages[$at + 1]), $below);
}
$add(['menu-item-type' => 'custom', 'menu-item-title' => 'LinkedIn', 'menu-item-url' => 'https://www.linkedin.com/company/ornek', 'menu-item-target' => '_blank']);
$add(['menu-item-type' => 'taxonomy', 'menu-item-object' => 'category', 'menu-item-object-id' => $groups[0]]);
$add($of($blog));
$foot = wp_create_nav_menu('Alt menü');
wp_update_nav_menu_item($foot, 0, $of($services) + ['menu-item-status' => 'publish']);
set_theme_mod('nav_menu_locations', ['primary' => $menu]);
update_option('show_on_front', 'page');
update_option('page_on_front', $home);
update_option('page_for_posts', $blog);
