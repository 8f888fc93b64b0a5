/**
 * Letters of other scripts, and rarer Latin ones, that look like plain Latin letters: "a:ɑа" says
 * that ɑ and the Cyrillic а look like an a. Data, one row for each look-alike.
 *
 * Source: Unicode Technical Standard #39, confusables.txt, version 13 (Unicode licence), as packed
 * in npm's unhomoglyph 1.0.6. Kept are those that map to one or two letters a–z once case and
 * accents are removed; left out are those that compatibility decomposition (NFKD) already maps
 * there, symbols, and scripts written from right to left.
 */
const ROWS = `
a:ɑαаΑАᎪᗅꓮ𖽀𐊠ẚ aa:ꜳꜲ ae:æӕÆӔ ao:ꜵꜴ au:ꜷꜶ av:ꜹꜻꜸꜺ ay:ꜽꜼ b:ƄЬᏏᑲᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁ɓᑳƃƂБƀҍҌѣѢ
bl:Ы c:ᴄϲⲥсꮯ𐐽ϹⲤСᏟꓚ𐊢𐌂𐐕𐔜ȼҫҪ d:ԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉ dz:ʣ e:ꬲеҽΕЕⴹᎬꓰ𑢦𑢮𐊆ɇɆҿ
f:ꬵꞙẝքꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥ƒƑᵮ g:ɡᶃƍցԌᏀᏳꓖɠǥǤ h:һհᏂΗⲎНᎻᕼꓧ𐋏ᵸɦꚕᏲⱧҢħћĦӉӇ i:ıɪɩιͺіꙇӏꭵᎥ𑣃ɨᵻᵼ
j:ϳјꞲͿЈᎫᒍꓙɉɈ k:ΚⲔКᏦᛕꓗ𐔘ƙⱩҚꝀҞ l:ƖǀΙⲒІӀⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦łŁɭƗƚɫ ll:ǁ lo:Ю ls:ʪ lz:ʫ
m:ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑Ӎ n:ոռΝⲚꓠ𐔓ɳƞηƝᵰ
o:ᴏᴑꬽοσⲟоჿօഠဝ𐓪𑣈𑣗𐐬〇ΟⲞОՕⵔዐଠ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖øꬾØⵁɵꝋөѳꮎꮻƟꝊθΘӨѲⴱᎾᏫꭴတ oe:œŒ oo:ꝏꚙꝎꚘ
p:ρⲣрΡⲢРᏢᑭꓑ𐊕ƥᵽ q:ԛգզⵕʠ r:ꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲ rn:𑜀ɱᵯ s:ꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴ
t:ΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ƭȾƮҬŧŦᵵ tf:ꝷ ts:ʦ u:ꞟᴜꭎꭒʋυս𐓶𑣘Սሀ𐓎ᑌꓴ𖽂𑢸ᵾꮜɄᏌ ue:ᵫ uo:ꭣ
v:ᴠνѵ𑜆ꮩ𑣀ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝 w:ɯᴡѡԝա𑜊𑜎𑜏ꮃԜᎳᏔꓪѽ𑓅ꝡ x:хᕁᕽꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧Ҳ
y:ɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұɎҰ z:ᴢꮓ𑣄ΖᏃꓜ𑢩ʐƶƵȥȤᵶ
`;

/** Each look-alike, as it is written, and the letters it looks like. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split(/\s+/)
    .flatMap((row) => {
      const [letters = "", lookAlikes = ""] = row.split(":");
      return Array.from(lookAlikes, (lookAlike) => [lookAlike, letters] as const);
    }),
);
