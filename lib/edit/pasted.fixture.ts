/** What office programs put on the clipboard for a bold phrase, a list with two levels and a numbered list. */

/** Word 365 for Windows, with its list paragraphs, conditional comments and line breaks inside attributes. */
export const wordList = String.raw`<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Aptos",sans-serif;}
p.MsoListBullet, li.MsoListBullet, div.MsoListBullet
	{mso-style-priority:99; margin-left:18.0pt; text-indent:-18.0pt; mso-list:l2 level1 lfo4;}
 /* List Definitions */
 @list l0 {mso-list-id:1; mso-list-type:hybrid;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:;}
-->
</style>
</head>
<body lang=TR style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Zemin iyileştirme</b> ve <i
style='mso-bidi-font-style:normal'>derin temel</i> işleri:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><!--[endif]--><b>Jet grout</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:
auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New";mso-fareast-font-family:"Courier New"'><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><!--[endif]-->Tek akışkanlı<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><!--[endif]-->Mini kazık<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
style='mso-fareast-font-family:Aptos'><span style='mso-list:Ignore'>a)<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->Etüt<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span
style='mso-fareast-font-family:Aptos'><span style='mso-list:Ignore'>ç)<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]--><span
style='mso-bidi-font-weight:bold;font-weight:normal'>Uygulama</span><o:p></o:p></p>
<p class=MsoListBullet><!--[if !supportLists]--><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><!--[endif]-->Madde imli biçem<o:p></o:p></p>
<!--EndFragment-->
</body>
</html>`;

/** Word of a browser that removes Word's own style properties from the clipboard (Safari). */
export const wordSafari = String.raw`<p class="MsoListParagraphCxSpFirst" style="margin: 0cm 0cm 0cm 36pt; text-indent: -18pt;"><span style="font-family: Symbol;">·<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><b>Jet grout</b><o:p></o:p></p><p class="MsoListParagraphCxSpLast" style="margin: 0cm 0cm 0cm 36pt; text-indent: -18pt;"><span style="font-family: Symbol;">·<span style="font: 7pt &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>Mini kazık<o:p></o:p></p>`;

/** LibreOffice Writer 24. */
export const libreOffice = String.raw`<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
	</style>
</head>
<body lang="tr-TR" link="#000080" vlink="#800000" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">
<font face="Liberation Serif, serif"><b>Zemin iyileştirme</b></font> ve <i>derin temel</i></p>
<ul>
	<li><p style="line-height: 100%; margin-bottom: 0cm"><span style="font-weight: bold">Jet
	grout</span></p>
	<ul>
		<li><p style="line-height: 100%; margin-bottom: 0cm">Tek akışkanlı</p></li>
	</ul>
	</li>
	<li><p style="line-height: 100%; margin-bottom: 0cm">Mini kazık</p></li>
</ul>
<ol>
	<li><p style="line-height: 100%; margin-bottom: 0cm">Etüt</p></li>
</ol>
</body>
</html>`;

/** Google Docs, which nests a list beside the item above it. */
export const googleDocs = String.raw`<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0c"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:700;font-style:normal;white-space:pre-wrap;">Zemin iyileştirme</span><span style="font-weight:400;font-style:normal;white-space:pre-wrap;"> ve </span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;">derin temel</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:700;font-style:normal;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:700;font-style:normal;">Jet grout</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;font-weight:400;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Tek akışkanlı</span></p></li></ul><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Mini kazık</span></p></li></ul><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span>Etüt</span></p></li></ol></b><br class="Apple-interchange-newline">`;
