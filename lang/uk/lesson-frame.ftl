lesson-frame-step = { $at } із { $of }
lesson-frame-minutes = { $minutes ->
    [one] близько { $minutes } хвилини
    [few] близько { $minutes } хвилин
    [many] близько { $minutes } хвилин
   *[other] близько { $minutes } хвилини
}
lesson-frame-kept = Можна вийти будь-коли; цей пристрій пам’ятає твоє місце.
lesson-frame-start = Почати
lesson-frame-resume = Продовжити
lesson-frame-again = Пройти ще раз
lesson-frame-restart = Почати спочатку
lesson-frame-done = пройдено
lesson-frame-stray = Правила дозволяють і це. Але цей крок про інше: спробуй те, про що просить текст.
lesson-frame-watching = Дивись, що відбувається…
lesson-frame-show_me = Показати
lesson-frame-play_on = Грати далі звідси
lesson-frame-next_chapter = Наступний розділ
lesson-frame-chapters = Усі розділи
lesson-frame-broken = Продовжити цей розділ звідси неможливо. Почни його знову; більше нічого не втрачено.
