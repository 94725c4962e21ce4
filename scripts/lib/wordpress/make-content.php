<?php
/**
 * Fills a fresh WordPress with the site of a small company, as an editor leaves one after some years, and prints its
 * export. Run by `scripts/wordpress-export.mjs`: the first argument is the folder of WordPress.
 */
$_SERVER['HTTP_HOST'] = 'eski.example';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_URI'] = '/';
define('WP_INSTALLING', true);
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
require_once ABSPATH . 'wp-admin/includes/export.php';
wp_install('Eski Yapı', 'yonetici', 'yonetici@eski.example', true, '', 'parola');
wp_installing(false);
kses_remove_filters();
$GLOBALS['wp_rewrite']->set_permalink_structure('/%year%/%monthnum%/%postname%/');
foreach (get_posts(['post_type' => 'any', 'numberposts' => -1, 'post_status' => 'any']) as $sample) {
  wp_delete_post($sample->ID, true);
}
wp_update_user(['ID' => 1, 'display_name' => 'Zeynep & Ali Usta']);

$subjects = ['Fore kazık', 'Jet grout', 'Ankraj', 'Enjeksiyon', 'Mini kazık', 'Diyafram duvar', 'Zemin çivisi',
  'Palplanş', 'Taş kolon', 'Derin karıştırma', 'Su yalıtımı', 'Püskürtme beton'];
$places = ['Ankara', 'İzmir', 'Muğla', 'Şırnak', 'Çanakkale', 'Iğdır', 'Gümüşhane', 'Kütahya', 'Uşak', 'Düzce'];

/** A photograph of our own making, with its sizes. */
function picture(int $number, string $title, string $alt): int {
  global $places;
  $image = imagecreatetruecolor(900, 600);
  imagefill($image, 0, 0, imagecolorallocate($image, 30 + $number * 13 % 200, 60 + $number * 29 % 180, 90));
  imagefilledellipse($image, 450, 300, 200 + $number * 20, 200, imagecolorallocate($image, 240, 200, 120));
  $name = sanitize_file_name(sanitize_title($title) . "-$number") . ($number % 5 === 0 ? '.png' : '.jpg');
  $folder = wp_upload_dir('2021/0' . (1 + $number % 9));
  $file = $folder['path'] . '/' . $name;
  $number % 5 === 0 ? imagepng($image, $file) : imagejpeg($image, $file, 60);
  $id = wp_insert_attachment(['post_title' => $title, 'post_excerpt' => $number % 3 ? '' : "$title, $places[0]",
    'post_mime_type' => mime_content_type($file), 'guid' => $folder['url'] . '/' . $name], $file);
  wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
  if ($alt) update_post_meta($id, '_wp_attachment_image_alt', $alt);
  return $id;
}

function upload(string $name, string $bytes, string $title): int {
  $folder = wp_upload_dir('2022/04');
  file_put_contents($folder['path'] . '/' . $name, $bytes);
  return wp_insert_attachment(['post_title' => $title, 'post_mime_type' => wp_check_filetype($name)['type'],
    'guid' => $folder['url'] . '/' . $name], $folder['path'] . '/' . $name);
}

/** @param array<string, mixed> $more */
function text(string $type, string $title, string $content, array $more = []): int {
  $id = wp_insert_post(wp_slash($more + ['post_type' => $type, 'post_title' => $title, 'post_content' => $content,
    'post_status' => 'publish', 'post_author' => 1]), true);
  if (is_wp_error($id)) throw new Exception($title . ': ' . $id->get_error_message());
  return $id;
}

require __DIR__ . '/make-texts.php';

ob_start();
export_wp();
file_put_contents($argv[2], ob_get_clean());
